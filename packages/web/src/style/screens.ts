/** The screens of `scales.css`, for scripts. */
export const PHONE_SCREEN = '(width < 700px)';
export const NARROW_SCREEN = '(width < 1100px)';
/** A phone, upright or on its side. */
export const SMALL_SCREEN = '(width < 700px) or (height < 640px)';
/** Where a whole table has room. */
export const TABLE_SCREEN = '(width >= 1100px) and (height >= 640px)';
/** A phone on its side: the middle and everything else stand side by side. */
export const LOW_SCREEN = '(height < 640px) and (min-aspect-ratio: 5/4)';
