import { readFileSync } from 'node:fs';
import { createRegistry } from '@bufbuild/protobuf';
import { file_fabula_events_v1_events } from '@fabula/proto/events/v1/events_pb';
import { file_fabula_frames_v1_frames } from '@fabula/proto/frames/v1/frames_pb';
import { file_fabula_run_v1_run } from '@fabula/proto/run/v1/run_pb';
import { file_fabula_run_v1_view } from '@fabula/proto/run/v1/view_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { START_MS, World } from './world.ts';

const names = z.record(z.string(), z.array(z.string()));
const table = z.object({ messages: names, tables: names, events: z.array(z.string()) });
const specified = table.parse(parse(readFileSync(new URL('./specification.yaml', import.meta.url), 'utf8')));

const registry = createRegistry(
  ...[file_fabula_run_v1_run, file_fabula_run_v1_view],
  ...[file_fabula_frames_v1_frames, file_fabula_events_v1_events],
);

describe('the names of the specification', () => {
  it.each(Object.entries(specified.messages))('stand in %s', (message, fields) => {
    const there = registry.getMessage(message)?.fields.map((field) => field.name) ?? [];
    expect(fields.filter((field) => !there.includes(field))).toEqual([]);
  });

  it.each(specified.events)('%s is an event', (event) => {
    expect(registry.getMessage(`fabula.events.v1.${event}`)).toBeDefined();
  });

  describe('in the tables', () => {
    let world: World;
    beforeAll(async () => {
      world = await World.start('postgres');
    }, START_MS);
    afterAll(() => world?.close());

    it.each(Object.entries(specified.tables))('stand in %s', async (name, columns) => {
      const there = await world.db.transaction((tx) => tx(name).columnInfo());
      expect(columns.filter((column) => !(column in there))).toEqual([]);
    });
  });
});
