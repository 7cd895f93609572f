import { useEffect, useState } from 'react';

/**
 * The address of a picture for as long as it is on the screen; null before it has come, and where it cannot be had.
 * @param load the same function at every render @param id null asks for nothing @param version another one asks anew
 */
export function usePicture(
  load: (id: string) => Promise<Blob | null>,
  id: string | null,
  version: string | null = null,
): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    let made: string | null = null;
    let wanted = true;
    const show = async () => {
      const picture = await load(id).catch(() => null);
      if (!wanted || !picture) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    void show();
    return () => {
      wanted = false;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [load, id, version]);
  return address;
}
