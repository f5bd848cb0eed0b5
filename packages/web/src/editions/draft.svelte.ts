import { type AnyGame, defined, type SetUpFault } from '@durbar/engine';
import {
  type ComponentGroup,
  differences,
  type EditionNote,
  type EditionTest,
  FROM_NOTHING,
  faultsOf,
  type Gap,
  type GroupProgress,
  isChecked,
  markOf,
  noteOf,
  type PartPath,
  progressOf,
  withEntry,
  withNote,
  withoutPart,
  withoutTest,
  withPart,
} from '@durbar/engine/edition';
import type { KeptEdition } from '../store/editions.ts';

/** Where an edition is kept. */
interface Shelf {
  put(edition: KeptEdition): Promise<void>;
}

/** Checking everything takes a moment, so it waits for a pause between keys. */
const PAUSE = 150;

/** An edition being entered: every change is kept at once and can be undone. */
export class EditionDraft {
  readonly game: AnyGame;
  readonly #shelf: Shelf;
  readonly #owner: string | undefined;
  #kept = $state.raw<KeptEdition>() as KeptEdition;
  #undone = $state.raw<readonly unknown[]>([]);
  #past = $state.raw<readonly unknown[]>([]);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  faults = $state.raw<readonly SetUpFault[]>([]);
  readonly #faultsByPath = $derived(Map.groupBy(this.faults, ({ path }) => path));

  /** The owner is who is signed in here. */
  constructor(game: AnyGame, kept: KeptEdition, shelf: Shelf, owner?: string) {
    this.game = game;
    this.#kept = kept;
    this.#shelf = shelf;
    this.#owner = owner;
    this.faults = faultsOf(game, kept.data);
  }

  get id(): string {
    return this.#kept.id;
  }

  get data(): unknown {
    return this.#kept.data;
  }

  get versions(): KeptEdition['versions'] {
    return this.#kept.versions;
  }

  get updated(): number {
    return this.#kept.updated;
  }

  get note(): EditionNote {
    return defined(noteOf(this.data), 'note of an edition');
  }

  /** The data of the edition it was begun from. */
  get base(): unknown {
    const { editions } = this.game;
    return (editions.find(({ id }) => id === this.note.basedOn) ?? editions[0])?.data;
  }

  get isFromNothing(): boolean {
    return this.note.basedOn === FROM_NOTHING;
  }

  /** How much of a group is entered; begun from nothing, it lacks what the base edition has. */
  progressOf(group: ComponentGroup): GroupProgress {
    return progressOf(group, this.data, this.isFromNothing ? this.base : undefined);
  }

  get changes(): ReturnType<typeof differences> {
    return differences(this.base, this.data).filter(({ at }) => !/^about\b/.test(at));
  }

  faultsAt(path: string): readonly SetUpFault[] {
    return this.#faultsByPath.get(path) ?? [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Another edition than the one that bots may have tested. */
  change(data: unknown): void {
    this.#record(withoutTest(data));
  }

  #record(data: unknown): void {
    this.#past = [...this.#past, this.data];
    this.#undone = [];
    this.#keep({ data });
  }

  set(path: PartPath, part: unknown): void {
    this.change(withPart(this.data, path, part));
  }

  remove(path: PartPath): void {
    this.change(withoutPart(this.data, path));
  }

  /** One more entry, and where it is. */
  add(gap: Gap, name?: string): PartPath {
    const { data, path } = withEntry(this.data, gap, { base: this.base, ...(name !== undefined && { name }) });
    this.change(data);
    return path;
  }

  /** Marks an entry as compared with the box, or takes the mark away. */
  check(entry: PartPath, isSame = !isChecked(this.data, entry)): void {
    if (isSame === isChecked(this.data, entry)) return;
    const mark = markOf(this.data, entry);
    const others = this.note.checked.filter((one) => one !== mark);
    const by = this.note.by ?? this.#owner;
    const checked = isSame ? [...others, mark] : others;
    this.#record(withNote(this.data, { ...this.note, checked, ...(by !== undefined && { by }) }));
  }

  name(title: string): void {
    this.#note({ ...this.note, title });
  }

  /** Whose box it is; an empty name is none. */
  sign(name: string): void {
    const { by: _, ...others } = this.note;
    this.#note(name.trim() === '' ? others : { ...others, by: name });
  }

  /** What bots found, unless it has been changed since they began. */
  test(played: unknown, tested: EditionTest): void {
    if (played === this.data) this.#note({ ...this.note, tested });
  }

  #note(note: EditionNote): void {
    this.#keep({ data: withNote(this.data, note) });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, this.data];
    this.#keep({ data: before });
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (after === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, this.data];
    this.#keep({ data: after });
  }

  /** Takes over what came from another device; it can be undone like any change. */
  replace(kept: KeptEdition): void {
    this.#past = [...this.#past, this.data];
    this.#undone = [];
    this.#kept = kept;
    this.#checkSoon();
  }

  keepVersion(name: string): void {
    this.#keep({ versions: [...this.versions, { name, at: Date.now(), data: this.data }] });
  }

  removeVersion(at: number): void {
    this.#keep({ versions: this.versions.filter((version) => version.at !== at) });
  }

  #keep(changes: Partial<KeptEdition>): void {
    this.#kept = { ...this.#kept, ...changes, updated: Date.now() };
    void this.#shelf.put(this.#kept);
    this.#checkSoon();
  }

  #checkSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this.faults = faultsOf(this.game, this.data);
    }, PAUSE);
  }
}
