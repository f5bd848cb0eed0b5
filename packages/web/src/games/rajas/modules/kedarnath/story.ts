import type { Beats, StoryPart } from '../../story/part.ts';

const beats: Beats<'kedarnath/blessed'> = {
  'kedarnath/blessed': ({ seat, row }) => ({
    verb: 'light',
    ms: 300,
    sound: 'bell',
    seat,
    isEffect: true,
    focus: `temple:${row}`,
    cause: `temple:${row}`,
  }),
};

export const kedarnathStory = { beats, strongest: ['kedarnath/blessed'] } satisfies StoryPart;
