import { beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../../../testing/testClock.ts';
import { OpenMicrophone } from './openMicrophone.ts';

class Device {
  live = true;
  close(): void {
    this.live = false;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the page’s microphone', () => {
  let clock: TestClock;
  let opened: Device[];
  let isGranted: boolean;
  let microphone: OpenMicrophone<Device>;
  beforeEach(() => {
    clock = new TestClock();
    opened = [];
    isGranted = true;
    microphone = new OpenMicrophone({
      open: async () => {
        await settled();
        const device = new Device();
        opened.push(device);
        return device;
      },
      isGranted: async () => isGranted,
      clock,
    });
  });
  const live = () => opened.filter((device) => device.live).length;

  test('is asked for once, and again once the device has gone', async () => {
    const [first, second] = await Promise.all([microphone.get(), microphone.get()]);
    expect(first).toBe(second);
    expect(await microphone.get()).toBe(first);
    first.close();
    expect((await microphone.get()).live).toBe(true);
    expect(opened.length).toBe(2);
  });

  test('is off at once when nobody plays any more, also where it is granted only then', async () => {
    await microphone.get();
    microphone.close();
    expect(live()).toBe(0);
    const late = microphone.get();
    microphone.close();
    await late;
    expect(live()).toBe(0);
    expect((await microphone.get()).live).toBe(true);
  });

  test('is off after a minute in which nobody looks, and on again for whoever looks', async () => {
    await microphone.get();
    microphone.visibilityChanged(false);
    clock.pass(59_999);
    expect(live()).toBe(1);
    clock.pass(1);
    expect(live()).toBe(0);
    microphone.visibilityChanged(true);
    await settled();
    await settled();
    expect(live()).toBe(1);
  });

  test('stays on where the page is looked at again in time', async () => {
    await microphone.get();
    microphone.visibilityChanged(false);
    clock.pass(59_000);
    microphone.visibilityChanged(true);
    clock.pass(59_000);
    expect([live(), opened.length]).toEqual([1, 1]);
  });

  test('does not come back where the player would be asked, where it was not open, or where the game was left', async () => {
    const comeBack = async () => {
      microphone.visibilityChanged(true);
      await settled();
      await settled();
    };
    microphone.visibilityChanged(false);
    clock.pass(60_000);
    await comeBack();
    expect(opened.length).toBe(0);
    await microphone.get();
    microphone.visibilityChanged(false);
    clock.pass(60_000);
    microphone.close();
    await comeBack();
    expect(opened.length).toBe(1);
    await microphone.get();
    isGranted = false;
    microphone.visibilityChanged(false);
    clock.pass(60_000);
    await comeBack();
    expect([live(), opened.length]).toEqual([0, 2]);
  });

  test('a refusal is told to who asked, and the next one is asked anew', async () => {
    const refusing = new OpenMicrophone({
      open: () => Promise.reject(new Error('NotAllowedError')),
      isGranted: async () => false,
      clock,
    });
    await expect(refusing.get()).rejects.toThrow('NotAllowedError');
    await expect(refusing.get()).rejects.toThrow('NotAllowedError');
  });
});
