import { bestLanguage, isLanguage, type Language } from '../i18n/language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'brisk', 'swift', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;
export const SOUND_LEVELS = ['on', 'soft', 'off'] as const;
/** Sounds whose volume is set together. */
export const SOUND_KINDS = ['pieces', 'scores', 'calls'] as const;
export const TOUCHES = ['on', 'off'] as const;
export const CONFIRMS = ['always', 'final', 'never'] as const;
export const FORCED_STEPS = ['pass', 'ask'] as const;
export const SPOKEN_PARTS = ['turns', 'steps'] as const;

export type Speed = (typeof SPEEDS)[number];
export type SoundKind = (typeof SOUND_KINDS)[number];
export type SoundLevel = (typeof SOUND_LEVELS)[number];

/** A person's preferences on this device. */
export interface PlayerSettings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly speed: Speed;
  readonly motion: (typeof MOTIONS)[number];
  /** Which choices need confirmation: all, those that can't be undone, or none. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** What happens with a step that has only one answer. */
  readonly forced: (typeof FORCED_STEPS)[number];
  /** What a screen reader reads out: a turn when it is over, or each step. */
  readonly spoken: (typeof SPOKEN_PARTS)[number];
  /** The overall volume. */
  readonly sound: SoundLevel;
  /** The volume of each kind of sound relative to the others. */
  readonly volumes: Readonly<Record<SoundKind, SoundLevel>>;
  /** Whether the device vibrates. */
  readonly touch: (typeof TOUCHES)[number];
  readonly name: string;
}

const STORED_AS = 'durbar-settings';

let settings = $state.raw<PlayerSettings>(read());

export function current(): PlayerSettings {
  return settings;
}

export function change(changes: Partial<PlayerSettings>): void {
  changeHere(changes);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {
    // Storage denied or full: settings last until the page closes.
  }
}

/** Changes this page only; nothing is stored. */
export function changeHere(changes: Partial<PlayerSettings>): void {
  settings = { ...settings, ...changes };
  applyLook();
}

/** Whether pieces may move. */
export function hasMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isDark(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Applies theme and motion to the page. */
export function applyLook(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark() ? '#171b33' : '#f4ebd9');
  document.documentElement.dataset.motion = settings.motion === 'still' ? 'still' : 'free';
}

/** Follows the device when its theme changes while the page is open. */
export function followDevice(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyLook);
}

function read(): PlayerSettings {
  const kept = readKept();
  return {
    language: isLanguage(kept.language) ? kept.language : bestLanguage(navigator.languages),
    theme: oneOf(THEMES, kept.theme, 'system'),
    speed: oneOf(SPEEDS, kept.speed, 'brisk'),
    motion: oneOf(MOTIONS, kept.motion, 'system'),
    confirm: oneOf(CONFIRMS, kept.confirm, 'always'),
    forced: oneOf(FORCED_STEPS, kept.forced, 'pass'),
    spoken: oneOf(SPOKEN_PARTS, kept.spoken, 'turns'),
    sound: oneOf(SOUND_LEVELS, kept.sound, 'on'),
    volumes: volumesFrom(kept.volumes ?? {}),
    touch: oneOf(TOUCHES, kept.touch, 'on'),
    name: kept.name ?? '',
  };
}

function volumesFrom(kept: Readonly<Partial<Record<SoundKind, string>>>): PlayerSettings['volumes'] {
  const level = (kind: SoundKind): SoundLevel => oneOf(SOUND_LEVELS, kept[kind], 'on');
  return { pieces: level('pieces'), scores: level('scores'), calls: level('calls') };
}

/** The stored value could be anything: an earlier version wrote it, or someone else did. */
type Kept = Readonly<Partial<Record<Exclude<keyof PlayerSettings, 'volumes'>, string>>> & {
  readonly volumes?: Readonly<Partial<Record<SoundKind, string>>>;
};

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}

function oneOf<T extends string>(values: readonly T[], kept: string | undefined, fallback: T): T {
  return values.find((value) => value === kept) ?? fallback;
}
