import type { MethodName, ResponseOf } from '../../../lib/api/contract.ts';

type Service = 'fabula.catalogue.v1.AuthoringService';
type Answer<M extends MethodName<Service>> = ResponseOf<Service, M>;

export type DraftHead = Answer<'getDraft'>;
export type ReadFiles = Answer<'readDraftFiles'>;
export type EditAnswer = Answer<'editDraft'>;
export type SyncAnswer = Answer<'syncDraft'>;
export type Present = SyncAnswer['present'][number];

/** What becomes of one file. */
export interface FileEdit {
  readonly path: string;
  /** That it was made of; 0: there is no such file. */
  readonly version: number;
  readonly updatesJson?: string[];
  readonly text?: string;
  readonly media?: { readonly sha256: string; readonly bytes: number };
  readonly movedTo?: string;
  readonly deleted?: boolean;
}

/** One edit, or a part of one; with the same id it is made once, however often it is sent. */
export interface EditRequest {
  readonly editId: string;
  readonly clientId: string;
  readonly kind: 'edit' | 'rename' | 'import' | 'restore';
  readonly part: number;
  readonly last: boolean;
  readonly files: FileEdit[];
}

/** Where this page is. */
export interface Place {
  readonly path: string;
  readonly field: string;
}

export interface SyncRequest extends Place {
  readonly clientId: string;
  /** The last revision that this page knows. */
  readonly revision: number;
}

/** Who decides what the draft is. All throw an ApiError. */
export interface Authority {
  head(): Promise<DraftHead>;
  /** As they were at a revision; as they are without one. */
  read(paths: string[], atRevision?: number): Promise<ReadFiles>;
  edit(edit: EditRequest): Promise<EditAnswer>;
  sync(place: SyncRequest): Promise<SyncAnswer>;
}
