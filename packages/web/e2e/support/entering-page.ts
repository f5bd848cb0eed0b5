/**
 * Enters a group of components inside the page, with the keys and fields that it shows. Keys, also those of text fields, are pressed on the
 * browser's own keyboard as long as `usesKeyboard` says so; the others are events within the page, which takes a tenth of the time. Which field has
 * the focus and what is chosen from a menu is set here, because headless Chromium opens no menus. No function here knows anything outside this file.
 */

declare global {
  /** Presses keys on the browser's keyboard, from outside the page. */
  function pressKeys(keys: readonly string[]): Promise<void>;
  var usesKeyboard: boolean;
}

type Keyed = Readonly<Record<string, unknown>>;
type AnyField = HTMLInputElement | HTMLSelectElement;

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

async function press(keys: string | readonly string[]): Promise<void> {
  if (usesKeyboard) await pressKeys([...keys]);
  else
    for (const key of keys) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await settled();
    }
  await settled();
}

function all<E extends HTMLElement>(selector: string, within: ParentNode): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

function isRecord(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}

function stepsOf(path: string): string[] {
  return [...path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(([, entry, key]) => entry ?? key ?? '');
}

/** By name or by place, as an edition marks its entries. */
function partAt(data: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((part, step) => {
    if (!Array.isArray(part)) return isRecord(part) ? part[step] : undefined;
    return part.find((one) => isRecord(one) && one.id === step) ?? part[Number(step)];
  }, data);
}

async function put(field: AnyField, value: unknown): Promise<void> {
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') return write(field, String(value));
  if (field instanceof HTMLInputElement) field.checked = value === true;
  else field.value = String(value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

/** Types over what stands in a field; Enter ends it. */
async function write(field: HTMLInputElement, text: string): Promise<void> {
  if (usesKeyboard) {
    field.focus();
    field.select();
    await press([...(text || ['Delete']), 'Enter']);
    field.blur();
  } else {
    field.value = text;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
    field.form?.requestSubmit();
  }
  await settled();
}

async function pressButton(button: HTMLButtonElement): Promise<void> {
  if (usesKeyboard) {
    button.focus();
    await press(['Enter']);
    button.blur();
  } else button.click();
  await settled();
}

/** How well a button's kind fits: the number of parts both have, or none. */
function fitOf({ dataset }: HTMLElement, owner: unknown): number {
  const kind: unknown = JSON.parse(dataset.value ?? 'null');
  if (!isRecord(kind) || !isRecord(owner)) return 0;
  const keys = Object.keys(kind);
  return keys.every((key) => JSON.stringify(owner[key]) === JSON.stringify(kind[key])) ? keys.length : 0;
}

/** The key of a row for a value: its own, or that of the kind it belongs to. */
function letterFor(row: HTMLElement, value: unknown, owner: unknown): string | undefined {
  const buttons = all<HTMLElement>('button', row);
  const exact = buttons.find(({ dataset }) => dataset.value === JSON.stringify(value));
  const [nearest] = buttons.filter((one) => fitOf(one, owner) > 0).sort((a, b) => fitOf(b, owner) - fitOf(a, owner));
  return (exact ?? nearest)?.querySelector('kbd')?.textContent?.toLowerCase();
}

async function typeRow(row: HTMLElement, entry: unknown): Promise<void> {
  const steps = stepsOf(row.dataset.row ?? '');
  const value = partAt(entry, steps);
  const letter = letterFor(row, value, partAt(entry, steps.slice(0, -1)));
  const field = row.querySelector('input');
  const button = all<HTMLButtonElement>('button', row).find(({ dataset }) => dataset.value === JSON.stringify(value));
  if (letter) return press(letter);
  if (button) return button.ariaPressed === 'true' ? undefined : pressButton(button);
  if (field && typeof value === 'string') return write(field, value);
  return press(value === undefined ? '-' : `${String(value)} `);
}

async function typeRows(entry: unknown): Promise<void> {
  for (let place = 0; ; place++) {
    const row = all<HTMLElement>('[data-row]', document)[place];
    if (!row) return;
    await typeRow(row, entry);
  }
}

const TILE_KEYS: Readonly<Record<string, string>> = {
  straight: 'i',
  bend: 'l',
  fork: 'y',
  cross: 'x',
  temple: 't',
  palace: 'p',
  fort: 'f',
  mill: 'm',
  silk: 's',
  tea: 'e',
  spice: 'c',
  blue: 'b',
  green: 'g',
  orange: 'o',
  purple: 'u',
  snake: 'n',
  cow: 'w',
  tiger: 'r',
};

/** A province tile has keys of its own. */
async function typeTile(tile: unknown, keys: Readonly<Record<string, string>>): Promise<void> {
  const at = (key: string): string => keys[String(partAt(tile, [key]))] ?? '';
  const buildings = partAt(tile, ['buildings']) as readonly string[];
  const markets = partAt(tile, ['markets']) as readonly { readonly good: string; readonly value: number }[];
  const features = [...buildings.map((one) => keys[one]), ...markets.map(({ good, value }) => `${keys[good]}${value}`)];
  await press(`${at('colour')}${at('back')}${String(partAt(tile, ['price']))}${at('road')}${features.join('') || '0'}`);
}

/** A field that isn't what it should be. */
async function mendField(wanted: unknown, within: ParentNode): Promise<boolean> {
  for (const field of all<AnyField>('[data-field]', within)) {
    const value = partAt(wanted, stepsOf(field.dataset.field ?? ''));
    const shown = field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
    if (value === undefined || String(value) === String(shown)) continue;
    await put(field, value);
    return true;
  }
  return false;
}

function isShown(path: string, within: ParentNode): boolean {
  return all('[data-field], [data-add]', within).some(({ dataset }) => {
    const one = dataset.field ?? dataset.add ?? '';
    return one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`);
  });
}

/** An entry or part that shouldn't be there. */
async function removePart(wanted: unknown, within: ParentNode): Promise<boolean> {
  const extra = all<HTMLButtonElement>('[data-remove]', within).findLast(
    ({ dataset }) => partAt(wanted, stepsOf(dataset.remove ?? '')) === undefined,
  );
  if (!extra) return false;
  await pressButton(extra);
  return true;
}

/** A list or record that lacks an entry. */
async function addEntry(wanted: unknown, within: ParentNode): Promise<boolean> {
  for (const button of all<HTMLButtonElement>('[data-add]', within)) {
    const path = button.dataset.add ?? '';
    const part = partAt(wanted, stepsOf(path));
    const pathOf = (key: string): string => (Array.isArray(part) ? `${path}[${key}]` : `${path}.${key}`);
    const lacking = isRecord(part) ? Object.keys(part).find((key) => !isShown(pathOf(key), within)) : undefined;
    if (lacking === undefined) continue;
    const name = button.parentElement?.querySelector<HTMLInputElement>(`[data-name="${path}"]`);
    if (name) await write(name, lacking);
    if (!isShown(pathOf(lacking), within)) await pressButton(button);
    return true;
  }
  return false;
}

/** A part that may be absent, but isn't. */
async function addPart(wanted: unknown, within: ParentNode): Promise<boolean> {
  for (const select of all<HTMLSelectElement>('[data-parts]', within)) {
    const prefix = select.dataset.parts ? `${select.dataset.parts}.` : '';
    const values = [...select.options].map(({ value }) => value).filter((value) => value !== '');
    const lacking = values.find((value) => partAt(wanted, stepsOf(prefix + value)) !== undefined);
    if (lacking === undefined) continue;
    await put(select, lacking);
    return true;
  }
  return false;
}

async function fill(wanted: unknown, within: ParentNode, real: number): Promise<void> {
  for (let changes = 0; changes < 3000; changes++) {
    globalThis.usesKeyboard = changes < real;
    const isChanged =
      (await removePart(wanted, within)) ||
      (await mendField(wanted, within)) ||
      (await addEntry(wanted, within)) ||
      (await addPart(wanted, within));
    if (!isChanged) return;
  }
  throw new Error('the fields never show the wanted edition');
}

/** The beginnings of two cities, as short as they can be. */
async function typeRoads(field: HTMLInputElement, wanted: unknown, real: number): Promise<void> {
  const { roads, cities } = wanted as { readonly roads: readonly (readonly string[])[]; readonly cities: readonly Keyed[] };
  const names = new Map(cities.map((city) => [city.id, String(city.name).toLowerCase()]));
  const shortOf = (name: string): string => {
    const starts = [...name].map((_, length) => name.slice(0, length + 1));
    return starts.find((start) => [...names.values()].filter((other) => other.startsWith(start)).length === 1) ?? name;
  };
  for (const [place, road] of roads.entries()) {
    globalThis.usesKeyboard = place < real;
    await write(field, road.map((id) => shortOf(names.get(id) ?? id)).join(' '));
  }
}

function markHere(): string | undefined {
  return document.querySelector<HTMLElement>('[data-fields]')?.dataset.fields;
}

/** Entry after entry, each followed by Enter, until one comes again. Without rows it has fields. */
async function typeEntries(wanted: unknown, tileKeys: Readonly<Record<string, string>>, real: number): Promise<void> {
  const seen = new Set<string>();
  globalThis.usesKeyboard = real > 0;
  if (markHere() === undefined) await press(['Enter']);
  for (let mark = markHere(); mark !== undefined && !seen.has(mark); mark = markHere()) {
    seen.add(mark);
    globalThis.usesKeyboard = seen.size <= real;
    const entry = partAt(wanted, stepsOf(mark));
    if (document.querySelector('[data-row="first"]')) await typeTile(entry, tileKeys);
    else await typeRows(entry);
    const rest = document.querySelector('[data-all-fields]');
    if (rest && !document.querySelector('[data-row]')) await fill(wanted, rest, usesKeyboard ? real : 0);
    await press(['Enter']);
  }
}

async function enterHere(wanted: unknown, tileKeys: Readonly<Record<string, string>>, real: number): Promise<void> {
  const road = document.querySelector<HTMLInputElement>('[data-new-road]');
  if (road) await typeRoads(road, wanted, real);
  else if (document.querySelector('[data-fields], [data-save-entry]')) await typeEntries(wanted, tileKeys, real);
  else await fill(wanted, document, real);
}

const FUNCTIONS = [
  settled,
  press,
  all,
  isRecord,
  stepsOf,
  partAt,
  put,
  write,
  pressButton,
  fitOf,
  letterFor,
  typeRow,
  typeRows,
  typeTile,
]
  .map(String)
  .concat([removePart, mendField, isShown, addEntry, addPart, fill, typeRoads, markHere, typeEntries, enterHere].map(String));

/** A script that enters everything of the group which the page shows, so many entries of it on the browser's keyboard. */
export function enteringScript(wanted: unknown, real: number): string {
  return `(async () => { ${FUNCTIONS.join('\n')}\n await enterHere(${JSON.stringify(wanted)}, ${JSON.stringify(TILE_KEYS)}, ${real}); })()`;
}
