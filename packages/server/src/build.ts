/** Version and commit, for /health and the log. */
export interface Build {
  readonly version: string;
  /** Undefined when the sources are not a git checkout. */
  readonly commit?: string;
}
