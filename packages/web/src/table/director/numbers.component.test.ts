import { expect, test } from 'vitest';
import type { Beat } from '../../story/beat.ts';
import { countedBy, numbersIn, stepsBetween } from './numbers.ts';

const earn: Beat = {
  id: '1.0',
  facts: [0],
  verb: 'earn',
  ms: 300,
  journeys: [{ face: 'coin', from: 'market', to: 'purse', count: 4 }],
};
const schedule = { timed: [{ beat: earn, at: 100, ms: 300, stagger: 0 }], length: 400 };

test('a number counts in at most six steps', () => {
  expect(stepsBetween(3, 5)).toEqual([3, 4]);
  expect(stepsBetween(5, 2)).toEqual([5, 4, 3]);
  expect(stepsBetween(10, 40)).toEqual([10, 15, 20, 25, 30, 35]);
});

test('changed numbers count while their pieces arrive', () => {
  document.body.innerHTML = '<b data-number="purse">3</b><b data-number="karma">1</b><b data-number="purse">full</b>';
  const before = numbersIn(document.body);
  expect([...before.values()]).toEqual([3, 1]);
  const [purse, karma] = document.querySelectorAll('b');
  if (purse) purse.textContent = '7';
  if (karma) karma.textContent = '2';
  const counted = countedBy(before, schedule);
  expect(counted).toEqual([{ element: purse, steps: [3, 4, 5, 6], from: 250, to: 400 }]);
});

test('a number that stayed or is gone does not count', () => {
  document.body.innerHTML = '<b data-number="purse">3</b><b data-number="purse">4</b>';
  const before = numbersIn(document.body);
  const gone = document.querySelectorAll('b')[1];
  if (gone) gone.textContent = '9';
  gone?.remove();
  expect(countedBy(before, schedule)).toEqual([]);
});
