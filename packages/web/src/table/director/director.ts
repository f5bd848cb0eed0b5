import { type Journey, NOWHERE, type PlaceName } from '../../story/beat.ts';
import type { Schedule } from '../../story/schedule.ts';
import { copyOf } from './ghosts.ts';
import type { Departure, Ground, Manner, Motion } from './ground.ts';
import { numbersIn } from './numbers.ts';
import { Atlas } from './places.ts';
import { Running } from './running.ts';

export function prepare(ground: Ground, schedule: Schedule, manner: Manner): Motion {
  const before = new Atlas(ground.root, ground.nearby);
  const departures = new Map<Journey, Departure>();
  for (const { beat } of schedule.timed)
    for (const journey of beat.journeys) departures.set(journey, departureOf(ground, before, journey));
  const numbers = numbersIn(ground.root);
  const scene = new Running(ground, manner);
  return {
    start: async () => {
      if (scene.isOver) return;
      scene.measure(schedule);
      for (const timed of schedule.timed) scene.plan(timed, departures);
      scene.count(numbers, schedule);
      scene.begin();
      await scene.wait(schedule.length * manner.slowness);
    },
    finish: () => scene.finish(),
    leave: () => scene.leave(),
    across: (place) => scene.across(place),
    hasten: (most) => scene.hasten(most),
  };
}

function departureOf({ symbolOf }: Ground, before: Atlas, { face, from, via = [] }: Journey): Departure {
  const place: PlaceName | undefined = from === NOWHERE ? via[0] : from;
  const spot = place === undefined ? undefined : before.spot(place, face);
  const isCopied = from !== NOWHERE && !symbolOf(face) && spot?.piece?.dataset.glance === undefined;
  return { spot, copy: spot?.piece && isCopied ? copyOf(spot.piece) : undefined };
}
