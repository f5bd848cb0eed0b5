import { defineSections, type IdOf } from '../../../format.ts';

export const sections = defineSections([
  {
    id: 'markers-meet',
    group: 'scoring',
    rules: ['RAJ-END-02', 'RAJ-END-12', 'RAJ-GEN-03'],
  },
  {
    id: 'winner',
    group: 'scoring',
    rules: ['RAJ-END-09', 'RAJ-END-10', 'RAJ-END-11', 'RAJ-END-12', 'RAJ-END-16', 'RAJ-GEN-02', 'RAJ-EX-23'],
    picture: 'markers-meet',
  },
  {
    id: 'ranking',
    group: 'scoring',
    rules: ['RAJ-END-13', 'RAJ-END-14'],
    picture: 'markers-meet',
  },
  {
    id: 'ways-to-money',
    group: 'scoring',
    rules: [
      'RAJ-MARKET-01',
      'RAJ-TILE-03',
      'RAJ-PALACE-02',
      'RAJ-PALACE-16',
      'RAJ-GAIN-03',
      'RAJ-GAIN-11',
      'RAJ-GAIN-15',
      'RAJ-TRACK-01',
    ],
    picture: 'icon-money',
  },
  {
    id: 'ways-to-fame',
    group: 'scoring',
    rules: ['RAJ-TILE-04', 'RAJ-PALACE-09', 'RAJ-GAIN-04', 'RAJ-GAIN-14', 'RAJ-GAIN-16', 'RAJ-TRACK-01', 'RAJ-TRACK-02'],
    picture: 'icon-fame',
  },
]);

export type ScoringId = IdOf<typeof sections>;
