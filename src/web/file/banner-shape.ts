/** The room of an activity's wide picture, which is there before the picture is. */
export const bannerShape = 'mb-4 aspect-[5/2] w-full rounded-card bg-sunken object-cover';
