/** The coach's texts outside the lesson. */
export const messages = {
  coach: 'Coach',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  goOn: 'Next',
  back: 'Back',
  yourMove: 'Your move',
  other: 'That’s a legal move, but not the one for this lesson. Try the one that’s lit.',
  playOn: 'Keep playing against easy bots',
  playOnHint: 'From here it’s a normal game. Undo, ask for hints or stop whenever you like.',
  moreLessons: 'More lessons',
  again: 'Start over',
  minimise: 'Minimise coach',
  restore: 'Show coach',
};
