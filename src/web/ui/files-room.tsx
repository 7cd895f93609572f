import { Skeleton } from './skeleton.tsx';

interface FilesRoomProps {
  readOnly?: boolean | undefined;
  hidesWhenEmpty?: boolean | undefined;
}

/** In place of a field of files, as high as one without any: what is pressed below it does not move away meanwhile. */
export const FilesRoom = ({ readOnly = false, hidesWhenEmpty = false }: FilesRoomProps) =>
  hidesWhenEmpty ? null : <Skeleton className={`w-full ${readOnly ? 'h-27' : 'h-40'}`} />;
