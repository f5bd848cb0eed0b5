import { expect, test } from 'vitest';
import { drawnClasses, faultsOfScript, faultsOfStyle, isDrawn } from '../../scripts/styles.ts';

const faults = (style: string) => faultsOfStyle(style, () => false);

test('sizes and colours from the scales pass, and so do hairlines, layouts and proportions', () => {
  expect(
    faults(`.a {
      font: 600 var(--text-3) / 18px var(--serif);
      padding: 1px var(--space-2) 84px max(8px, env(safe-area-inset-left));
      border-radius: calc(var(--w) * 0.1) 50% 0 var(--radius-2);
      --ground: #fff;
      color: color-mix(in srgb, var(--gold) 40%, transparent);
    }
    @media (width < 700px) or (height < 640px) { .a { gap: var(--space-1); } }`),
  ).toEqual([]);
});

test.each([
  'font-size: 13.5px',
  'font: 600 15px / 18px var(--serif)',
  'font: 600 15px/1 var(--serif)',
  'gap: 0 7px',
  'margin-top: -8px',
  'padding: 1px 3px',
  'border-radius: 9px 9px 0 0',
  'color: #fff',
  'box-shadow: 0 0 2px rgb(0 0 0 / 20%)',
])('%s is off the scales', (declaration) => {
  expect(faults(`.a { ${declaration}; }`)).toEqual([declaration]);
  expect(faults(`@media print { .a { ${declaration}; } }`)).toEqual([declaration]);
});

test.each(['(max-width: 719px)', '(width < 760px)', '(width >= 1100px) and (height < 859px)', '(600px <= width < 1100px)'])(
  '%s is not one of our screens',
  (query) => {
    expect(faults(`@media ${query} { .a { color: red; } }`)).toEqual([`@media ${query}`]);
  },
);

test('scripts use the same screens', () => {
  const script = "new MediaQuery('(width < 700px) or (height < 640px)'); const text = 'width: 12 units'; if (width < 5) draw();";
  expect(faultsOfScript(script)).toEqual([]);
  expect(faultsOfScript("new MediaQuery('max-width: 1099px'), matchMedia('(height < 500px)')")).toEqual([
    'max-width: 1099px',
    '(height < 500px)',
  ]);
});

test('drawings have their own sizes, but not colours', () => {
  const classes = drawnClasses('<p class="note">…</p><text class="name {kind}" class:lit x={1}>…</text>');
  const isDrawing = (selector: string) => isDrawn(selector, classes);
  expect(faultsOfStyle('.name { font-size: 38px; fill: #fff; } .board text { font-size: 9px; }', isDrawing)).toEqual([
    'fill: #fff',
  ]);
  expect(faultsOfStyle('.note, .name .note { font-size: 38px; }', isDrawing)).toEqual(['font-size: 38px']);
});
