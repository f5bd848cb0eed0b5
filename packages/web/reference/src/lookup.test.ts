import { expect, test } from 'vitest';
import { type Section, sectionOfRule } from './index.ts';

const section = (id: string, rules: string): Section => ({ id, group: 'places', rules: rules.split(' ') });

test('a rule leads to the section that explains the fewest others', () => {
  const sections = [section('quarry', 'RAJ-PLACE-03 RAJ-QUARRY-01'), section('order', 'RAJ-PLACE-03')];
  expect(sectionOfRule(sections, 'RAJ-PLACE-03')?.id).toBe('order');
  expect(sectionOfRule(sections, 'RAJ-QUARRY-01')?.id).toBe('quarry');
  expect(sectionOfRule(sections, 'RAJ-QUARRY-02')).toBeUndefined();
});
