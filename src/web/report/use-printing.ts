import { useEffect, useState } from 'react';
import type { EventReport, ReportedUnit } from '#contract/report.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { usePrintKeys } from '#web/ui/use-print-keys.ts';
import { type HowFar, readAllUnits } from './read-all-units.ts';

export interface Printing {
  /** Under way, with how far it is once that is known. */
  busy: boolean;
  far: HowFar | null;
  error: unknown;
  /** What is printed; null as long as it was not read. */
  units: ReadonlyMap<string, ReportedUnit[]> | null;
  start: () => void;
}

/** Reads every unit first, and prints then; by the button and by the keys of the browser alike. */
export function usePrinting(report: EventReport | undefined): Printing {
  const [far, setFar] = useState<HowFar | null>(null);
  const [units, setUnits] = useState<Printing['units']>(null);

  const {
    run,
    busy,
    failure: error,
  } = useDeed({
    call: async (of: EventReport) => {
      setFar(null);
      setUnits(await readAllUnits(of, setFar));
    },
    refusal: 'page',
  });
  const start = () => report && void run(report);

  // Once they stand on the page.
  useEffect(() => {
    if (units) print();
  }, [units]);

  usePrintKeys(start);

  return { busy, far, error, units, start };
}
