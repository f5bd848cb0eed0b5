import { expect, test } from 'vitest';
import { goldenBeats } from '../../../story/testing/golden.ts';
import { story } from './index.ts';

test('a recorded game is told as before', async () => {
  await expect(await goldenBeats(story, 'rajas-holi-front-3-greedy-undo', 0)).toMatchFileSnapshot(
    './golden/rajas-holi-front-3-greedy-undo.txt',
  );
});
