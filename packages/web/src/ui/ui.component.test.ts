import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Button from './Button.svelte';
import DataTable from './DataTable.svelte';
import Dialog from './Dialog.svelte';
import Drawer from './Drawer.svelte';
import Field from './Field.svelte';
import FileButton from './FileButton.svelte';
import Form from './Form.svelte';
import IconButton from './IconButton.svelte';
import ListRow from './ListRow.svelte';
import Meter from './Meter.svelte';
import Panel from './Panel.svelte';
import Segments from './Segments.svelte';
import Select from './Select.svelte';
import Switch from './Switch.svelte';
import Tabs from './Tabs.svelte';
import Titled from './Titled.svelte';

afterEach(cleanup);

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

const PACES = [
  { value: 'live', name: 'Live' },
  { value: 'days', name: 'By days' },
] as const;

describe('Form', () => {
  test('reports submission without leaving the page', async () => {
    const submit = vi.fn();
    const { container } = render(Form, { submit, class: 'stack', children: words('Name') });
    const form = container.querySelector('form.stack');
    if (!form) throw new Error('no form');
    expect(await fireEvent.submit(form)).toBe(false);
    expect(submit).toHaveBeenCalledOnce();
  });
});

describe('Button', () => {
  test('does not submit unless its type says so, and passes on other attributes', async () => {
    const press = vi.fn();
    render(Button, { rank: 'main', onclick: press, 'data-start': true, children: words('Start') });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start' });
    expect(button.type).toBe('button');
    expect(button.matches('.btn.main[data-start]')).toBe(true);
    await fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
  });

  test('takes another type', () => {
    render(Button, { type: 'submit', children: words('Save') });
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('submit');
  });

  test('is a link when it has an address', () => {
    render(Button, { href: '#/games', children: words('Games') });
    const link = screen.getByRole('link', { name: 'Games' });
    expect(link.getAttribute('href')).toBe('#/games');
    expect(link.hasAttribute('type')).toBe(false);
  });
});

test('IconButton: its label is its accessible name and its tooltip', () => {
  render(IconButton, { icon: 'undo', label: 'Take back' });
  expect(screen.getByRole('button', { name: 'Take back' }).title).toBe('Take back');
});

describe('Panel', () => {
  test('is a region named by its heading', () => {
    render(Panel, { title: 'Seats', note: '2 are free', children: words('…') });
    expect(screen.getByRole('region', { name: 'Seats' }).textContent).toContain('2 are free');
  });

  test('without a title it has no heading', () => {
    render(Panel, { children: words('…') });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('Field', () => {
  test('is found by its label and described by its hint', () => {
    render(Field, { label: 'Name', hint: 'Others see it.', value: 'Meera' });
    const input = screen.getByLabelText<HTMLInputElement>('Name', { exact: false });
    expect(input.value).toBe('Meera');
    expect(described(input)).toBe('Others see it.');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  test('a fault replaces the hint and marks the field', () => {
    render(Field, { label: 'Password', kind: 'password', hint: 'At least 10 characters.', fault: 'Too short.', value: '' });
    const input = screen.getByLabelText<HTMLInputElement>('Password', { exact: false });
    expect(input.type).toBe('password');
    expect(described(input)).toBe('Too short.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  function described(input: HTMLElement): string | null | undefined {
    return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  }
});

describe('Select', () => {
  test('reports the chosen value and shows the given one', async () => {
    const change = vi.fn();
    render(Select<'live' | 'days'>, { label: 'Pace', options: PACES, value: 'live', change });
    const select = screen.getByLabelText<HTMLSelectElement>('Pace');
    expect(select.value).toBe('live');
    await fireEvent.change(select, { target: { value: 'days' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('days');
    expect(select.value, 'the owner of the value has not changed it').toBe('live');
  });

  test('without a value it shows its placeholder again after every choice', async () => {
    const change = vi.fn();
    render(Select<'live' | 'days'>, { label: 'Pace', placeholder: 'Choose', options: PACES, value: undefined, change });
    const select = screen.getByLabelText<HTMLSelectElement>('Pace');
    await fireEvent.change(select, { target: { value: 'days' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('days');
    expect(select.value).toBe('');
  });

  test('numbers stay numbers', async () => {
    const change = vi.fn();
    const options = [1, 2].map((value) => ({ value, name: `${value}` }));
    render(Select<number>, { label: 'Seats', options, value: 1, change });
    await fireEvent.change(screen.getByLabelText('Seats'), { target: { value: '2' } });
    expect(change).toHaveBeenCalledExactlyOnceWith(2);
  });
});

test('Segments: one of a group of radios named by the label', async () => {
  const change = vi.fn();
  render(Segments<'live' | 'days'>, { label: 'Pace', options: PACES, value: 'live', change });
  expect(screen.getByRole('radiogroup', { name: 'Pace' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Live' }).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'By days' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('days');
});

test('Switch: shows whether it is on, and toggles', async () => {
  const change = vi.fn();
  render(Switch, { label: 'Sound', isOn: true, change });
  const control = screen.getByRole('switch', { name: 'Sound' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  await fireEvent.click(control);
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('FileButton: reads a file, and the same one again', async () => {
  const read = vi.fn();
  render(FileButton, { label: 'Open', accept: '.json', read });
  const input = screen.getByLabelText<HTMLInputElement>('Open');
  const file = new File(['{}'], 'game.json');
  await fireEvent.change(input, { target: { files: [file] } });
  expect(read).toHaveBeenCalledExactlyOnceWith(file);
  expect(input.value).toBe('');
});

describe('Tabs', () => {
  const tabs = [
    { id: 'board', icon: 'board', name: 'Board' },
    { id: 'log', icon: 'log', name: 'Log', count: 3 },
  ] as const;

  test('one is pressed, a press chooses another, and waiting items are counted', async () => {
    const choose = vi.fn();
    render(Tabs, { tabs, current: 'board', choose });
    expect(screen.getByRole('button', { name: 'Board' }).getAttribute('aria-pressed')).toBe('true');
    const log = screen.getByRole('button', { name: /Log/ });
    expect(log.textContent).toContain('3');
    await fireEvent.click(log);
    expect(choose).toHaveBeenCalledExactlyOnceWith('log');
  });

  test('with addresses they are links, and one is the current page', () => {
    render(Tabs, { tabs: [{ id: 'home', icon: 'home', name: 'Play', href: '#/' }], current: 'home' });
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('aria-current')).toBe('page');
  });
});

test('Dialog: named by its title, closed by its button', async () => {
  const onclose = vi.fn();
  render(Dialog, { title: 'Settings', closeLabel: 'Close', onclose, children: words('…') });
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalled();
});

test('Drawer: named by its title, closed by Escape and by its button', async () => {
  const onclose = vi.fn();
  render(Drawer, { title: 'Talk', closeLabel: 'Close', onclose, children: words('…') });
  expect(screen.getByRole('complementary', { name: 'Talk' })).toBeDefined();
  await fireEvent.keyDown(window, { key: 'a' });
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'Escape' });
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledTimes(2);
});

test('Meter: exposes its value with a label, and is decorative without', () => {
  render(Meter, { share: 0.25, label: 'Thinking' });
  expect(screen.getByRole('progressbar', { name: 'Thinking' }).getAttribute('aria-valuenow')).toBe('25');
  const { container } = render(Meter, { share: 2 });
  expect(container.querySelector('[aria-hidden] i')?.getAttribute('style')).toContain('100%');
});

test('DataTable: a named region that takes focus, because it may scroll', () => {
  const head = createRawSnippet(() => ({ render: () => '<th>Player</th>' }));
  const children = createRawSnippet(() => ({ render: () => '<tr><td>Meera</td></tr>' }));
  render(DataTable, { label: 'Results', head, children });
  const region = screen.getByRole('region', { name: 'Results' });
  expect(region.tabIndex).toBe(0);
  expect(region.querySelector('thead th')?.textContent).toBe('Player');
  expect(region.querySelector('tbody td')?.textContent).toBe('Meera');
});

test('Titled: the name is a link when it has an address', () => {
  render(Titled, { title: 'Meera', line: 'guest', href: '#/person/7' });
  expect(screen.getByRole('link', { name: 'Meera' }).getAttribute('href')).toBe('#/person/7');
});

test('ListRow: name, line and link in one item, with its marks', () => {
  render(ListRow, { title: 'Friday', line: 'Rajas', state: 'waiting', way: words('Play'), 'data-game': 'g1' });
  const item = screen.getByRole('listitem');
  expect(item.dataset.game).toBe('g1');
  expect(item.querySelector('.waiting')).not.toBeNull();
  expect(item.textContent).toMatch(/Friday.*Rajas.*Play/s);
});
