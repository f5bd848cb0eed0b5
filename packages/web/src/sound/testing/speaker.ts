import { vi } from 'vitest';
import { SOUNDS } from '../../story/beat.ts';
import { CALLS } from '../kinds.ts';

class FakeNode {
  readonly gain = {
    value: 1,
    setTargetAtTime(value: number): void {
      this.value = value;
    },
  };
  /** What it is connected to. */
  next: FakeNode | undefined;

  connect(next: FakeNode): FakeNode {
    this.next = next;
    return next;
  }
}

class FakeSource extends FakeNode {
  buffer: { readonly name: string } | undefined;
  readonly #started: FakeSource[];
  readonly #stopped: FakeSource[];

  constructor(started: FakeSource[], stopped: FakeSource[]) {
    super();
    this.#started = started;
    this.#stopped = stopped;
  }

  start(): void {
    this.#started.push(this);
  }

  stop(): void {
    this.#stopped.push(this);
  }
}

class FakePanner extends FakeNode {
  readonly pan: number;

  constructor(_audio: unknown, { pan }: { readonly pan: number }) {
    super();
    this.pan = pan;
  }
}

/** A speaker without a sound card. */
export interface FakeSpeaker {
  /** The names of the sounds started so far. */
  started(): readonly string[];
  /** The names of the sounds that were cut off or never heard. */
  stopped(): readonly string[];
  /** How loud the last sound is now, after all volumes. */
  lastGain(): number;
  /** Where each sound comes from, from −1 on the left to 1 on the right. */
  pans(): readonly number[];
}

/** Every sound is ready immediately; the length of its samples says which one it is. */
export function fakeSpeaker(): FakeSpeaker {
  const names = [...SOUNDS, ...CALLS];
  const sources: FakeSource[] = [];
  const stopped: FakeSource[] = [];
  class Audio {
    readonly state = 'running';
    readonly currentTime = 0;
    readonly destination = new FakeNode();
    createGain = () => new FakeNode();
    createBufferSource = () => new FakeSource(sources, stopped);
    createBuffer = (_channels: number, length: number) => ({ name: names[length], copyToChannel() {} });
  }
  class Renderer {
    set onmessage(take: (event: { data: unknown }) => void) {
      for (const [index, name] of names.entries()) take({ data: { name, samples: new Float32Array(index) } });
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('DynamicsCompressorNode', FakeNode);
  vi.stubGlobal('StereoPannerNode', FakePanner);
  vi.stubGlobal('Worker', Renderer);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  return {
    started: () => sources.map(nameOf),
    stopped: () => stopped.map(nameOf),
    lastGain: () => gainAfter(sources.at(-1)),
    pans: () => sources.map(panAfter),
  };
}

function nameOf({ buffer }: FakeSource): string {
  return buffer?.name ?? '';
}

function gainAfter(node: FakeNode | undefined): number {
  return node ? node.gain.value * gainAfter(node.next) : 1;
}

function panAfter(node: FakeNode | undefined): number {
  if (node instanceof FakePanner) return node.pan;
  return node ? panAfter(node.next) : 0;
}
