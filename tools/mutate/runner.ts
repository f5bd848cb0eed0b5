import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { ledgerTests } from './ledger-tests.ts';
import { beginScene, isRandomPlay } from './no-random-play.ts';
import type { LedgerTest } from './vitest.ts';

/** Mutants check here which of them is active. */
const planted: InstrumenterContext = {};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: planted });

/**
 * Loads a game's tests once and runs, mutant by mutant, those that reach it, all in one process. This is sound because a game keeps nothing
 * between two tests; a kill counts only after its test has passed again without the mutant.
 */
class LedgerRunner implements TestRunner {
  #tests: ReadonlyMap<string, LedgerTest> = new Map();
  /** How long each test last took: quick ones run first. */
  readonly #times = new Map<string, number>();

  /**
   * A mutant in code that also runs while the tests load is active only while they run (`ignoreStatic`): nothing of it stays loaded, so
   * nothing needs reloading. Without this promise Stryker starts a process for each of them.
   */
  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const tests = await ledgerTests(process.env.MUTATED_GAME ?? '');
    this.#tests = new Map(tests.map((test) => [test.id, test]));
  }

  async dryRun(): Promise<DryRunResult> {
    const results: TestResult[] = [];
    for (const test of this.#tests.values()) {
      planted.currentTestId = test.id;
      const result = await this.#run(test);
      if (result.status === TestStatus.Skipped) delete planted.mutantCoverage?.perTest[test.id];
      results.push(result);
    }
    delete planted.currentTestId;
    const mutantCoverage = planted.mutantCoverage ?? { static: {}, perTest: {} };
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const results: TestResult[] = [];
    Object.assign(planted, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    for (const id of this.#quickFirst(testFilter ?? [...this.#tests.keys()])) {
      const result = await this.#run(this.#test(id));
      results.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const tooOften = determineHitLimitReached(planted.hitCount, hitLimit);
    Object.assign(planted, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    await this.#seePassing(results.at(-1));
    return toMutantRunResult(tooOften ?? { status: DryRunStatus.Complete, tests: results });
  }

  /** A test that keeps failing was corrupted by an earlier mutant: Stryker restarts with a new process. */
  async #seePassing(last: TestResult | undefined): Promise<void> {
    if (last?.status !== TestStatus.Failed) return;
    const again = await resultOf(this.#test(last.id));
    if (again.status === TestStatus.Failed) throw new Error(`also fails without a fault: ${again.failureMessage}`);
  }

  #quickFirst(ids: readonly string[]): string[] {
    const timeOf = (id: string) => this.#times.get(id) ?? 0;
    return ids.toSorted((a, b) => timeOf(a) - timeOf(b));
  }

  async #run(test: LedgerTest): Promise<TestResult> {
    const result = await resultOf(test);
    this.#times.set(test.id, result.timeSpentMs);
    return result;
  }

  #test(id: string): LedgerTest {
    const test = this.#tests.get(id);
    if (test === undefined) throw new Error(`there is no test ${id}`);
    return test;
  }
}

async function resultOf({ id, run }: LedgerTest): Promise<TestResult> {
  const begun = performance.now();
  const failureMessage = await failureOf(run);
  const common = { id, name: id, timeSpentMs: performance.now() - begun };
  if (isRandomPlay()) return { ...common, status: TestStatus.Skipped };
  if (failureMessage === undefined) return { ...common, status: TestStatus.Success };
  return { ...common, status: TestStatus.Failed, failureMessage };
}

async function failureOf(run: () => unknown): Promise<string | undefined> {
  beginScene();
  try {
    await run();
    return;
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'ledger', LedgerRunner)];
