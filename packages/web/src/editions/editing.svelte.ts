import { defined } from '@durbar/engine';
import {
  type ComponentGroup,
  entriesOf,
  entryOf,
  type Gap,
  gapsOf,
  isLacking,
  isWithin,
  markOf,
  missingNames,
  openFormAt,
  type PartPath,
  partAt,
  pathText,
} from '@durbar/engine/edition';
import { untrack } from 'svelte';
import { linkTo } from '../route.ts';
import type { EditionDraft } from './draft.svelte.ts';
import { isTyped, NOT_BEGUN, type RowTyping, typedRow } from './row-typing.ts';
import { type Option, type Row, type RowWords, rowsOf } from './rows.ts';

/** The entries of a group, one of them being entered. */
export class GroupEditing {
  readonly #draft: EditionDraft;
  readonly #group: ComponentGroup;
  readonly #words: () => RowWords;
  #place = $state(0);
  #typing = $state.raw<RowTyping>(NOT_BEGUN);
  /** The row that was changed last, for those who can't see it. */
  changed = $state.raw<PartPath>();
  readonly entries = $derived.by(() => entriesOf(this.#group, this.#draft.data));
  /** How the edition names each entry, and which names are marked. */
  readonly marks = $derived.by(() => this.entries.map((entry) => markOf(this.#draft.data, entry)));
  readonly #checked = $derived.by(() => new Set(this.#draft.note.checked));
  readonly place = $derived(Math.max(0, Math.min(this.#place, this.entries.length - 1)));
  readonly entry = $derived(this.entries[this.place]);
  readonly value = $derived(this.entry && this.valueAt(this.entry));
  readonly rows = $derived(this.entry ? this.rowsOf(this.entry) : []);
  readonly gaps = $derived.by(() => gapsOf(this.#group, this.#form, this.#draft.data));

  constructor(draft: EditionDraft, group: ComponentGroup, words: () => RowWords) {
    this.#draft = draft;
    this.#group = group;
    this.#words = words;
    this.#place = Math.max(0, this.#nextOpen(-1));
  }

  get #form() {
    return defined(this.#draft.game.editing, 'editing').shape.form;
  }

  /** The row that the next key is looked for from: the first that keys are meant for. */
  get at(): number {
    const begun = this.#typing.at % Math.max(1, this.rows.length);
    const meant = [...this.rows.keys()].find((index) => index >= begun && isTyped(this.rows[index]));
    return meant ?? begun;
  }

  rowsOf(entry: PartPath): readonly Row[] {
    const form = openFormAt(this.#form, this.#draft.data, entry);
    const entryKey = entry.findLast((step) => typeof step === 'string') ?? '';
    return form ? rowsOf(form, partAt(this.#draft.data, entry), { ...this.#words(), entryKey }) : [];
  }

  titleOf(path: PartPath): string {
    return this.#words().titleOf(path.length > 0 ? path : (this.entry?.slice(-1) ?? []));
  }

  isChosen({ value }: Row, option: Option): boolean {
    return option.value === value || JSON.stringify(option.value) === JSON.stringify(value);
  }

  isChecked(place: number): boolean {
    return this.#checked.has(this.marks[place] ?? '');
  }

  valueAt(entry: PartPath): unknown {
    return partAt(this.#draft.data, entry);
  }

  go(place: number): void {
    this.#place = Math.max(0, Math.min(place, this.entries.length - 1));
    this.#typing = NOT_BEGUN;
    this.changed = undefined;
  }

  /** To an entry, or to the first one within a part. */
  goTo(part: PartPath): void {
    this.go(this.entries.findIndex((entry) => isWithin(entry, part)));
  }

  /** To the entry of this name, if there is one. Later changes of the edition don't lead there again. */
  goToMark(mark: string | undefined): void {
    untrack(() => {
      const place = mark === undefined ? -1 : this.marks.indexOf(mark);
      if (place >= 0) this.go(place);
    });
  }

  put(row: Row, value: unknown): void {
    const { entry } = this;
    if (!entry) return;
    this.#draft.set(entry, row.put(this.value, value));
    this.#follow(entry);
    this.changed = row.path;
    this.#typing = { at: this.rows.findIndex(({ path }) => pathText(path) === pathText(row.path)) + 1, digits: '' };
  }

  /** Whether the key meant something. */
  press(key: string): boolean {
    const typed = typedRow(this.rows, { ...this.#typing, at: this.at }, key);
    if (!typed) return false;
    if (typed.row) this.put(typed.row, typed.value);
    this.#typing = typed.typing;
    return true;
  }

  /** Marks the entry and goes on: to the next one without a mark, or to a new one while the base edition has more. */
  save(): void {
    if (this.entry) this.#draft.check(this.entry, true);
    const next = this.#nextOpen(this.place);
    const gap = this.gaps.find((one) => isLacking(this.#draft.data, one, this.#draft.base));
    if (next >= 0) this.go(next);
    else if (gap) this.add(gap);
    else this.go(Math.max(this.#nextOpen(-1), 0));
  }

  add(gap: Gap, name = missingNames(this.#draft.data, gap, this.#draft.base)[0] ?? ''): void {
    if (gap.kind === 'record' && name === '') return;
    this.goTo(this.#draft.add(gap, name));
  }

  remove(): void {
    if (this.entry) this.#draft.remove(this.entry);
    this.go(this.place);
  }

  /** An entry of another kind may belong to another group: the page of that group continues. */
  #follow(entry: PartPath): void {
    const { game, data, id } = this.#draft;
    const found = entryOf(game.editing?.groups ?? [], data, entry);
    if (!found || found.group.id === this.#group.id) return;
    location.assign(linkTo({ page: 'editions', within: [game.id, id, found.group.id, markOf(data, entry)] }));
  }

  #nextOpen(after: number): number {
    return this.entries.findIndex((_, index) => index > after && !this.isChecked(index));
  }
}
