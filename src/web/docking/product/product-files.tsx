import { UploadField } from '#web/file/upload-field.tsx';

const groups = ['PRODUCT_PICTURE', 'PRODUCT_SLIDES', 'PRODUCT_VIDEO'] as const;

/** Image, PPT and video of a product, each measured before it is sent (row 197). */
export const ProductFiles = ({ productId, readOnly }: { productId: string; readOnly: boolean }) => (
  <div className="mt-6 flex max-w-reading flex-col gap-6">
    {groups.map((group) => (
      <UploadField key={group} owner={{ kind: 'DOCKING_PRODUCT', id: productId }} group={group} readOnly={readOnly} />
    ))}
  </div>
);
