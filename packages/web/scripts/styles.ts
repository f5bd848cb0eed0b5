/** What a style may contain: sizes from `style/scales.css`, colours from tokens, and these screens. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  width: ['700px', '1100px', '1400px'],
  height: ['640px', '700px', '860px', '1000px'],
};
const DRAWN = '(?:text|tspan|textPath|g|svg|rect|circle|ellipse|path|use|line|polyline|polygon|image)';
/** Thinner is a hairline, wider belongs to a layout. */
const LEAST_SPACE = 2;
const MOST_SPACE = 40;

interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** Declarations off the scales, as `property: value`. `isDrawing` says which selectors belong to drawings, which have their own units. */
export function faultsOfStyle(style: string, isDrawing: (selector: string) => boolean): readonly string[] {
  const plain = style.replaceAll(/\/\*.*?\*\//gs, '');
  const screens = [...plain.matchAll(/@media([^{]+)\{/g)].map(([, query = '']) => query.trim());
  return [
    ...screens.filter((query) => !isKnownScreen(query)).map((query) => `@media ${query}`),
    ...declarationsOf(plain)
      .filter((one) => isOff(one, isDrawing(one.selector)))
      .map(({ property, value }) => `${property}: ${value}`),
  ];
}

/** Screens in scripts that aren't ours: `'(width < 760px)'`. */
export function faultsOfScript(script: string): readonly string[] {
  const texts = [...script.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text);
  return texts.filter((text) => /\b(width|height)\s*(<|>|:\s*\d)/.test(text) && !isKnownScreen(text));
}

function declarationsOf(style: string): readonly Declaration[] {
  const selectors: string[] = [];
  const found: Declaration[] = [];
  for (const [, text = '', end] of style.matchAll(/([^;{}]*)([;{}])/g)) {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
    if (end === '{') selectors.push(text.trim());
    else if (property && value)
      found.push({ selector: selectors.findLast((one) => !one.startsWith('@')) ?? '', property, value });
    if (end === '}') selectors.pop();
  }
  return found;
}

function isOff({ property, value }: Declaration, isDrawing: boolean): boolean {
  if (property.startsWith('--')) return false;
  if (/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(value) && !value.includes('url(')) return true;
  const words = wordsOf(value);
  if (property === 'font-size') return !isDrawing && words.some(isPixels);
  if (property === 'font')
    return !isDrawing && isPixels(words.find((word) => !/^(\d{3}|italic)$/.test(word))?.split('/')[0] ?? '');
  if (property.endsWith('radius')) return words.some((word) => isPixels(word) && Number.parseFloat(word) > 0);
  return /^(gap|row-gap|column-gap|(padding|margin)(-.+)?)$/.test(property) && words.some(isSpace);
}

/** Words outside brackets: `0 calc(1px + 2px)` has two. */
function wordsOf(value: string): readonly string[] {
  return value.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()').split(/\s+/);
}

function isPixels(word: string): boolean {
  return /^-?[\d.]+px$/.test(word);
}

function isSpace(word: string): boolean {
  const size = Math.abs(Number.parseFloat(word));
  return isPixels(word) && size >= LEAST_SPACE && size <= MOST_SPACE;
}

function isKnownScreen(query: string): boolean {
  if (/(min|max)-(width|height)/.test(query)) return false;
  return [...query.matchAll(/([\w.]+)?\s*<=?\s*(width|height)|(width|height)\s*(?:<|>=)\s*([\w.]+)/g)].every(
    ([, before, left, right, after]) => SCREENS[left ?? right ?? '']?.includes(before ?? after ?? ''),
  );
}

/** The classes of SVG elements in a component's markup. */
export function drawnClasses(markup: string): ReadonlySet<string> {
  const tags = markup.matchAll(new RegExp(`<${DRAWN}\\b((?:[^<>"{}]|"[^"]*"|\\{[^{}]*\\})*)>`, 'g'));
  return new Set(
    [...tags].flatMap(([, attributes = '']) => [
      ...[...attributes.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.replaceAll(/\{[^}]*\}/g, ' ').split(/\s+/),
      ),
      ...[...attributes.matchAll(/class:([\w-]+)/g)].map(([, name = '']) => name),
      ...[...attributes.matchAll(/class=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      ),
    ]),
  );
}

export function isDrawn(selector: string, classes: ReadonlySet<string>): boolean {
  return selector.split(',').some((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return new RegExp(`^${DRAWN}\\b`).test(last) || [...last.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  });
}
