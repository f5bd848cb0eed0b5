import type { Report } from '../storage/community.ts';
import type { Storage } from '../storage/index.ts';

const PAGE = 200;

/** Open reports, oldest first. */
export function listReports({ reports }: Storage): Promise<Report[]> {
  return reports.open(PAGE);
}

/** False when there is no such open report. */
export function closeReport(
  { reports }: Storage,
  id: string,
  { resolution, now }: { resolution: string; now: number },
): Promise<boolean> {
  return reports.close(id, now, resolution);
}
