/** What the coach of a guided game says besides its lesson. */
export const messages = {
  coach: 'Coach',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  goOn: 'Go on',
  back: 'Read again',
  yourMove: 'Your move',
  other: 'That is allowed, too, but this lesson has another move in mind. Nothing has happened: try what is lit.',
  playOn: 'Play on against novice bots',
  playOnHint: 'The game goes on from here as an ordinary game; you can take back, ask for hints and stop whenever you like.',
  moreLessons: 'More lessons',
  again: 'Begin again',
  minimise: 'Make the coach small',
  restore: 'Show the coach',
};
