import type { Fact } from '@durbar/engine';
import { plain } from '../../i18n/names.ts';
import { callTurn, type Playing, play, SILENT } from '../../sound/speaker.svelte.ts';
import { strokesOf } from '../../sound/strokes.ts';
import { feel } from '../../sound/touch.ts';
import { current, hasMotion } from '../../store/settings.svelte.ts';
import type { Beat } from '../../story/beat.ts';
import { interludeStart } from '../../story/interlude.ts';
import { type AnyStory, beatsOf } from '../../story/telling.ts';
import { TurnTime } from '../../story/turn-time.ts';
import type { Happened, Moment } from '../../worker/news.ts';
import type { TableContext } from '../context.svelte.ts';
import { deciderOf, isTurnOver } from '../lag.ts';
import { slownessOf } from '../pace.ts';
import type { Performer } from '../showing.svelte.ts';
import { prepare } from './director.ts';
import type { Ground, Performance } from './ground.ts';

/** Plays what happens at a table on its overlay; undefined if its game has no story. */
export function performerOn(overlay: HTMLElement, context: TableContext): Performer | undefined {
  const { story } = context.parts.table;
  if (!story) return undefined;
  let time = new TurnTime(story);
  return {
    changesScene: ({ entries }) =>
      entries.some((entry) => entry.kind === 'move' && entry.facts.some((fact) => story.turnAt(fact) === 'interlude')),
    prepare(before, news, told) {
      const root = document.querySelector('[data-table]');
      const slowness = slownessOf(current().speed) / context.showing.rate;
      const { beats, facts } = toldOf(story, context, { before, news, told });
      if (!root || slowness === 0 || beats.length === 0) return undefined;
      const isOwn =
        !context.showing.isLookingBack && news.entries.some((entry) => entry.kind === 'move' && entry.by === before.viewer);
      if (context.showing.isLookingBack) time = new TurnTime(story);
      const schedule = time.fitted({
        facts,
        beats,
        by: deciderOf(news),
        whose: isOwn ? 'own' : 'others',
        start: told === 0 ? 'new' : 'goes on',
        end: isOwn ? ownEnd(news) : isTurnOver(news) ? 'over' : 'more',
      });
      const ground: Ground = {
        root,
        overlay,
        nearby: (place) => story.nearby(place),
        symbolOf: (face) => story.symbolOf(face),
        say: (beat) => sentenceOf(context, facts, beat),
      };
      const motion = prepare(ground, schedule, { slowness, hasMotion: hasMotion() });
      const sounding = withSound(motion, () => {
        if (isOwn) feel(beats, before.viewer);
        if (!context.showing.isLookingBack && beginsTurn(before, news)) callTurn();
        return play(strokesOf(schedule, before.viewer, slowness), motion.across);
      });
      const interlude = interludeStart(story, facts, schedule);
      return interlude === undefined ? sounding : during(sounding, interlude * slowness, () => context.showing.leaveTurn());
    },
  };
}

/** The player's next answer has its own time; chance results belong to this one. */
function ownEnd({ moment: { question } }: Happened): 'more' | 'over' {
  return question?.decider === 'chance' ? 'more' : 'over';
}

/** Sounds start with the motion, ring out under the next beats, and are silent once it is skipped. */
function withSound(motion: Performance, sound: () => Playing): Performance {
  let playing = SILENT;
  return {
    start: () => {
      playing = sound();
      return motion.start();
    },
    finish: () => {
      playing.stop();
      motion.finish();
    },
    leave: () => {
      playing.ringOut();
      motion.leave();
    },
    hasten: (most) => motion.hasten(most),
  };
}

/** Does this after some time, unless everything is over by then. */
function during(motion: Performance, time: number, act: () => void): Performance {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: async () => {
      timer = setTimeout(act, time);
      await motion.start();
      clearTimeout(timer);
    },
    finish: () => {
      clearTimeout(timer);
      motion.finish();
    },
    leave: () => {
      clearTimeout(timer);
      motion.leave();
    },
    hasten: (most) => motion.hasten(most),
  };
}

function beginsTurn(before: Moment, { moment }: Happened): boolean {
  return moment.question?.decider === moment.viewer && before.question?.decider !== moment.viewer;
}

interface ToTell {
  readonly before: Moment;
  readonly news: Happened;
  /** How many of its facts have already been played. */
  readonly told: number;
}

/** The beats of this news, as one answer. */
function toldOf(story: AnyStory, { table }: TableContext, { before, news: { entries, moment }, told }: ToTell) {
  const isTold = before.viewer === moment.viewer && entries.every(({ kind }) => kind === 'move');
  const facts = isTold ? entries.flatMap((entry) => (entry.kind === 'move' ? entry.facts : [])) : [];
  const { game, viewer } = table;
  const stage = story.stageOf(before.view, game);
  const { beats } = beatsOf(story, { number: before.number, facts, told }, { game, viewer, stage });
  return { facts, beats: beats.filter(({ isStaged }) => !isStaged) };
}

function sentenceOf({ parts, table }: TableContext, facts: readonly Fact[], { facts: [first = 0] }: Beat): string | undefined {
  const fact = facts[first];
  const line = fact && parts.table.line(fact, table);
  return line && plain(line.text);
}
