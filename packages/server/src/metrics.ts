import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly commands: Counter<'type'>;
  readonly acknowledgement: Histogram;
  readonly commits: Histogram;
  readonly conflicts: Counter;
  readonly jobs: Counter<'kind' | 'outcome'>;
  readonly botThinking: Histogram;
  readonly notices: Counter<'way' | 'outcome'>;
  readonly droppedSockets: Counter<'reason'>;
  /** Registers a gauge read on demand. */
  watch(name: string, help: string, read: () => number): void;
}

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'durbar_' });
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter<L>({ name: `durbar_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string) => new Histogram({ name: `durbar_${name}`, help, buckets: FAST, registers });
  return {
    registry,
    moves: counter('moves_total', 'Moves stored, by people, bots and chance', 'by'),
    refusals: counter('refusals_total', 'Commands rejected', 'code'),
    commands: counter('commands_total', 'Commands received', 'type'),
    acknowledgement: histogram('acknowledgement_seconds', 'Time from receiving a move to acknowledging it'),
    commits: histogram('commit_seconds', 'Time to write a change to a table'),
    conflicts: counter('conflicts_total', 'Changes lost to a concurrent writer'),
    jobs: counter('jobs_total', 'Jobs done', 'kind', 'outcome'),
    botThinking: histogram('bot_seconds', 'A bot choosing'),
    notices: counter('notices_total', 'Notifications sent', 'way', 'outcome'),
    droppedSockets: counter('dropped_sockets_total', 'Sockets closed by the server', 'reason'),
    watch: (name, help, read) => {
      new Gauge({
        name: `durbar_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
