import { defineSections, type IdOf } from '../../format.ts';

export const sections = defineSections([
  {
    id: 'holi',
    group: 'variants',
    rules: ['GB2-HOLI-01', 'GB2-HOLI-02', 'GB2-HOLI-03', 'GB2-HOLI-05', 'GB2-HOLI-06', 'GB2-HOLI-07'],
    things: ['holi-on-track'],
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-festival',
    group: 'variants',
    rules: ['GB2-HOLI-08', 'GB2-HOLI-09', 'GB2-HOLI-10', 'GB2-HOLI-11', 'GB2-HOLI-12', 'GB2-HOLI-13', 'GB2-HOLI-48'],
    picture: 'holi',
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-front',
    group: 'variants',
    rules: ['GB2-HOLI-14', 'GB2-HOLI-15', 'GB2-HOLI-16', 'GB2-HOLI-17', 'GB2-HOLI-18', 'GB2-HOLI-19', 'GB2-EX-01'],
    picture: 'holi',
    asks: ['holi/take-die', 'holi/replace-dice'],
    when: { holi: ['front'] },
  },
  {
    id: 'holi-tile',
    group: 'variants',
    rules: ['GB2-HOLI-20', 'GB2-HOLI-21', 'GB2-HOLI-22', 'GB2-HOLI-23', 'GB2-EX-02', 'GB2-INT-62'],
    picture: 'holi',
    things: ['holi-tile'],
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-back',
    group: 'variants',
    rules: ['GB2-HOLI-04', 'GB2-HOLI-24', 'GB2-HOLI-25', 'GB2-HOLI-26', 'GB2-HOLI-27', 'GB2-HOLI-28', 'GB2-HOLI-43'],
    picture: 'holi',
    things: ['holi-gift:'],
    asks: ['holi/choose-gift'],
    when: { holi: ['back'] },
  },
  {
    id: 'holi-back-bonus',
    group: 'variants',
    rules: ['GB2-HOLI-29', 'GB2-HOLI-30'],
    things: ['holi-gift:fame', 'holi-gift:die', 'holi-gift:money', 'holi-gift:boat-move', 'holi-back:boat-move'],
    when: { holi: ['back'] },
  },
  {
    id: 'holi-back-palace',
    group: 'variants',
    rules: ['GB2-HOLI-31', 'GB2-HOLI-32', 'GB2-HOLI-33', 'GB2-HOLI-34', 'GB2-HOLI-35', 'GB2-INT-63'],
    things: ['holi-gift:yogi', 'holi-gift:portuguese', 'holi-gift:raja-man-singh', 'holi-gift:dancer', 'holi-back:holi/palace'],
    when: { holi: ['back'] },
  },
  {
    id: 'holi-back-yield',
    group: 'variants',
    rules: ['GB2-HOLI-36', 'GB2-HOLI-37', 'GB2-HOLI-38', 'GB2-HOLI-39', 'GB2-HOLI-40', 'GB2-HOLI-41', 'GB2-HOLI-42'],
    things: ['holi-gift:white', 'holi-gift:yellow', 'holi-gift:red', 'holi-gift:brown', 'holi-back:holi/brown-yield'],
    asks: ['holi/choose-yield'],
    when: { holi: ['back'] },
  },
  {
    id: 'holi-chain',
    group: 'variants',
    rules: ['GB2-HOLI-44', 'GB2-HOLI-49', 'GB2-INT-01'],
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-game-end',
    group: 'variants',
    rules: ['GB2-HOLI-45', 'GB2-HOLI-46', 'GB2-HOLI-47', 'GB2-INT-15'],
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-with-boards',
    group: 'variants',
    rules: ['GB2-INT-02', 'GB2-INT-03', 'GB2-INT-04', 'GB2-INT-05', 'GB2-INT-06', 'GB2-INT-11', 'GB2-INT-61', 'GB2-INT-62'],
    when: { holi: ['front', 'back'] },
  },
  {
    id: 'holi-with-river',
    group: 'variants',
    rules: ['GB2-INT-07', 'GB2-INT-08', 'GB2-INT-09', 'GB2-INT-10', 'GB2-INT-12', 'GB2-INT-13', 'GB2-INT-14', 'GB2-INT-63'],
    when: { holi: ['front', 'back'] },
  },
]);

export type HoliId = IdOf<typeof sections>;
