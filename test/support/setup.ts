import fc from 'fast-check';

/** The same generated cases on every run, so that a red build means a change; another seed by FC_SEED. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_116) });
