import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type FieldId, fieldQuery } from './calls.ts';

/** Tells, once somebody has begun to change a field, that another file of it is shown than before, or none any more. */
export function useReleased(field: FieldId, begun: boolean, onChange: () => void): void {
  const { data } = useQuery({ ...fieldQuery(field), enabled: begun });
  const released = data?.files.map((file) => file.released?.id ?? '').join(' ');
  const before = useRef(released);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (before.current !== undefined && released !== before.current) tell.current();
    before.current = released;
  }, [released]);
}
