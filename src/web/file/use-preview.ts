import { useEffect, useState } from 'react';
import { previewAddress } from './calls.ts';

/** The address of a picture of a file, once it has come; null without one. */
export function usePreview(fileId: string, version: { id: string; previews: readonly number[] }, width: 320 | 960) {
  const [address, setAddress] = useState<string | null>(null);
  const hasPicture = version.previews.length > 0;
  useEffect(() => {
    if (!hasPicture) return;
    let made: string | null = null;
    let wanted = true;
    const forget = () => made && URL.revokeObjectURL(made);
    const show = async () => {
      made = await previewAddress(fileId, width).catch(() => null);
      if (wanted) setAddress(made);
      else forget();
    };
    void show();
    return () => {
      wanted = false;
      setAddress(null);
      forget();
    };
  }, [fileId, version.id, width, hasPicture]);
  return address;
}
