import { expect, test } from 'vitest';
import { type Attributes, controlAttributes, pointerAttributes, toggle } from './control.ts';

function recorded() {
  const done: string[] = [];
  const actions = { press: () => done.push('press'), enter: () => done.push('enter'), leave: () => done.push('leave') };
  return { done, actions };
}

function fire(attributes: Attributes, name: string, event: object = {}): void {
  const handler = attributes[name] as (event: object) => void;
  handler({ stopPropagation() {}, preventDefault() {}, ...event });
}

test('a choice is a button with its label, keys and pointer', () => {
  const { done, actions } = recorded();
  const attributes = controlAttributes({ thing: 'space:1', choice: 'place 1', label: 'Place here', emphasis: 'open', actions });
  expect(attributes).toMatchObject({
    'data-choice': 'place 1',
    'data-thing': 'space:1',
    role: 'button',
    tabindex: 0,
    'aria-label': 'Place here',
  });
  expect(attributes['aria-pressed']).toBeUndefined();
  expect(attributes).not.toHaveProperty('data-selected');
  fire(attributes, 'onclick');
  for (const key of ['Enter', ' ', 'x']) fire(attributes, 'onkeydown', { key });
  fire(attributes, 'onpointerenter');
  fire(attributes, 'onblur');
  expect(done).toEqual(['press', 'press', 'press', 'enter', 'leave']);
});

test('a selected choice says so, and its piece’s own words describe it', () => {
  const { actions } = recorded();
  const attributes = controlAttributes({ choice: 'a', label: 'Take A', emphasis: 'selected', actions }, 'a red card');
  expect(attributes).toMatchObject({
    'data-selected': true,
    'aria-pressed': true,
    'aria-label': 'Take A',
    'aria-description': 'a red card',
  });
});

test('a thing is named by its own words, is not a button, and can be pressed', () => {
  const { done, actions } = recorded();
  const attributes = controlAttributes({ thing: 'deck', isLit: true, actions }, 'the deck');
  expect(attributes).toMatchObject({ 'data-thing': 'deck', 'data-lit': true, role: 'img', 'aria-label': 'the deck' });
  for (const name of ['data-choice', 'tabindex', 'onkeydown', 'onpointerenter']) expect(attributes).not.toHaveProperty(name);
  fire(attributes, 'onclick');
  expect(done).toEqual(['press']);
});

test('a piece lists the choices another press can make with it', () => {
  const { actions } = recorded();
  const attributes = controlAttributes({ label: 'Add it', emphasis: 'selected', leadsTo: ['play A +B'], actions });
  expect(attributes).toMatchObject({ 'data-leads-to': '["play A +B"]', 'aria-pressed': true });
  expect(attributes).not.toHaveProperty('data-choice');
});

test('handles a missing control', () => {
  expect(controlAttributes({})).toEqual({});
  expect(pointerAttributes({})).toEqual({});
});

test('a second place for a control only reacts to the pointer', () => {
  const { done, actions } = recorded();
  const attributes = pointerAttributes({ choice: 'a', label: 'A', emphasis: 'open', actions });
  expect(Object.keys(attributes).sort()).toEqual(['onclick', 'onpointerenter', 'onpointerleave']);
  fire(attributes, 'onclick');
  fire(attributes, 'onpointerleave');
  expect(done).toEqual(['press', 'leave']);
});

test('a toggle is pressed or not, and answers no question', () => {
  let presses = 0;
  const press = () => {
    presses += 1;
  };
  expect(controlAttributes(toggle('cell A1', 'open', press))).toMatchObject({ role: 'button', 'aria-pressed': false });
  const pressed = controlAttributes(toggle('cell A1', 'selected', press));
  expect(pressed).toMatchObject({ 'aria-pressed': true, 'data-selected': true });
  expect(pressed).not.toHaveProperty('data-choice');
  fire(pressed, 'onclick');
  expect(presses).toBe(1);
});
