import { answerApart } from '#server/apart/answer-apart.ts';

export type Deed =
  | 'answer'
  | 'answer half and loop for ever'
  | 'loop for ever'
  | 'take memory'
  | 'fill the heap'
  | 'break down'
  | 'end';

/** What content can make of the program that reads it. */
answerApart<Deed, object>(async (deed, tell) => {
  const held: unknown[] = [];
  switch (deed) {
    case 'answer':
      return { deed, bytes: Buffer.from('as it was') };
    case 'answer half and loop for ever':
      await tell({ deed, bytes: Buffer.from('half') });
      for (;;) held.length = 0;
    case 'loop for ever':
      for (;;) held.length = 0;
    case 'take memory':
      for (;;) held.push(Buffer.alloc(1024 * 1024, 1));
    case 'fill the heap':
      for (;;) held.push({ held: [held.length] });
    case 'break down':
      throw new Error('broken');
    case 'end':
      return process.exit(0);
  }
});
