import fc from 'fast-check';

/** Property tests try the same values in every run, so a run is red only for what changed. Another number tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
