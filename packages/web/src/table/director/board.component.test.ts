import { expect, test } from 'vitest';
import { boardOf } from './places.ts';

test('a ribbon covers the board if there is one, otherwise the table', () => {
  document.body.innerHTML =
    '<main id="table"><div id="board" data-board></div><div id="players"></div></main><main id="bare"></main>';
  const table = document.querySelector('#table') as Element;
  const bare = document.querySelector('#bare') as Element;
  expect(boardOf(table).id).toBe('board');
  expect(boardOf(bare)).toBe(bare);
});
