/** A phone on its side: the middle and everything else stand side by side. */
export const LOW_SCREEN = '(max-height: 639px) and (min-aspect-ratio: 5/4)';
