import { expect, test } from 'vitest';
import { goldenBeats } from '../../../story/testing/golden.ts';
import { story } from './index.ts';

test('the beats of a recorded game stay the same', async () => {
  await expect(await goldenBeats(story, 'rajas-holi-front-3-greedy-undo', 0)).toMatchFileSnapshot(
    './golden/rajas-holi-front-3-greedy-undo.txt',
  );
});
