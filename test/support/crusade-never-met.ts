/** Sections that a long run of random games cites nowhere, by the reason why; each stands in one list. */
const NEVER_MET: Readonly<Record<string, string>> = {
  'says what things are, or names what its parts say':
    '1.0 2.0 2.1 2.1.1 2.1.2 2.1.3 2.2 2.2.1 2.2.2 2.2.2.1 2.2.2.2 2.2.2.3 2.2.2.4 2.2.2.5 2.2.2.6 2.2.2.7 2.2.2.8 2.2.2.9 2.2.2.10 2.2.2.11 2.2.2.12 2.2.2.13 2.3 2.4 2.5 2.6 4.0 4.1 4.1.1 4.1.2 4.1.3 4.2 4.2.1 4.2.2 7.1.1 7.1.2 7.1.5 7.1.6 8.0 8.1 8.1.1 8.1.2 8.2.2 8.5.1.5 8.5.2 10.0 12.1.1 13.0 13.1.1 13.1.2 13.2 13.2.1 13.2.2 13.4.1 13.4.1.1 13.4.1.2 14.1.1.1 15.1.1 16.0 16.1.1 16.1.2 16.2.1 16.3.1 16.4 16.4.1 16.4.3 16.5.1 16.6 16.6.1 16.7 17.0 CL.map',
  'only ever forbids: no list offers what it forbids':
    '8.1.4 8.3.3 8.4.3 8.5.1.2 8.5.2.1 8.5.5.1 9.1.3 10.1.5 10.1.8 10.2.5 11.1.5 11.5.5 12.1.3 12.1.5 12.1.7.2 12.1.10 13.1.3 13.1.4.1 13.1.4.2 13.1.4.3 13.2.4.1 13.3.1 13.3.2 13.4.3.1 13.4.3.2 14.1.6 14.1.7 14.2.4 16.1.4.1 16.1.8.2 16.1.8.3 16.2.3 16.2.4 16.2.4.1 16.2.4.3 16.4.3.1 16.4.3.2 16.4.3.3 16.7.1',
  'judged beneath a section that is cited: supply, where corps come, what lies face up, works left standing, the end of the turn':
    '6.0.F.1 6.0.F.4 8.5.2.4 8.5.3.4 8.5.3.5 10.2.6 13.1.4',
  'too rare at random, or of turns and phases that the training scenarios have not: met in scripted games and golden cases':
    '4.3.1 5.2.3 5.2.4 5.2.5 8.5.4.2 8.5.6.4 11.5.7 13.4.3 13.4.4 15.1.3 16.6.2 17.2.2 17.5.2 17.6.1 CL.R42 CL.R51 CL.R52 CL.N18',
};

export const reasonNeverMet = new Map(
  Object.entries(NEVER_MET).flatMap(([reason, sections]) => sections.split(' ').map((section) => [section, reason])),
);
