import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { callTurn, play } from '../../sound/speaker.svelte.ts';
import { fakeSpeaker } from '../../sound/testing/speaker.ts';
import { change, current } from '../../store/settings.svelte.ts';
import { messages } from '../messages/en.ts';
import SettingsPanel from './SettingsPanel.svelte';

const { sound, sounds, soundKinds } = messages.settings;
const speaker = fakeSpeaker();
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => change({ sound: 'on', volumes: { pieces: 'on', scores: 'on', calls: 'on' } }));

async function choose(kind: keyof typeof soundKinds, level: keyof typeof sounds): Promise<void> {
  const group = screen.getByRole('radiogroup', { name: `${sound}: ${soundKinds[kind].name}` });
  await fireEvent.click(within(group).getByRole('radio', { name: sounds[level] }));
  await later();
}

async function heardAfter(strokes: Parameters<typeof play>[0]): Promise<readonly string[]> {
  const before = speaker.started().length;
  play(strokes);
  await later();
  return speaker.started().slice(before);
}

test('each kind of sound has its own volume, which is stored', async () => {
  render(SettingsPanel);
  await choose('scores', 'off');
  expect(current().volumes).toEqual({ pieces: 'on', scores: 'off', calls: 'on' });
  expect(JSON.parse(localStorage.getItem('durbar-settings') ?? '{}').volumes).toEqual(current().volumes);
  expect(await heardAfter([stroke('wood'), stroke('coins'), stroke('trumpet')])).toEqual(['wood', 'trumpet']);
});

test('what can be heard rings out under the next beats, but not when all is skipped', async () => {
  const strokes = [stroke('coins'), { ...stroke('trumpet'), at: 900 }];
  for (const [end, cut] of [
    ['ringOut', ['trumpet']],
    ['stop', ['coins', 'trumpet']],
  ] as const) {
    const before = speaker.stopped().length;
    const playing = play(strokes);
    await later();
    playing[end]();
    expect(speaker.stopped().slice(before), end).toEqual(cut);
  }
});

test('a new volume applies immediately, even to sounds already playing', async () => {
  render(SettingsPanel);
  await choose('pieces', 'soft');
  expect(speaker.started().at(-1)).toBe('wood');
  const soft = speaker.lastGain();
  await choose('pieces', 'off');
  expect([speaker.started().at(-1), speaker.lastGain()]).toEqual(['wood', 0]);
  await choose('pieces', 'on');
  expect(speaker.lastGain()).toBeGreaterThan(soft);
  change({ sound: 'off' });
  await tick();
  expect(speaker.lastGain()).toBe(0);
});

test('without signals the turn bell is silent, and no kind is offered with sound off', async () => {
  render(SettingsPanel);
  await choose('calls', 'off');
  const before = speaker.started().length;
  callTurn();
  expect(speaker.started().length).toBe(before);
  await fireEvent.click(within(screen.getByRole('radiogroup', { name: sound })).getByRole('radio', { name: sounds.off }));
  expect(screen.queryByRole('radiogroup', { name: `${sound}: ${soundKinds.calls.name}` })).toBeNull();
});

function stroke(name: 'wood' | 'coins' | 'trumpet') {
  return { name, at: 0, softer: 0 };
}
