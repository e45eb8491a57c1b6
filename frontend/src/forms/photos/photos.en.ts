/** Texts of choosing pictures. */
export const photosEn = {
  add: 'Add photos',
  remove: 'Remove {name}',
  uploading: 'Uploading {name}',
  failed: '{name}: {reason}',
  wait: 'Wait for the photos to upload, or remove them.',
  photoNumber: 'Photo {number}',
  photo: 'Photo {number}, opens in a new tab',
};
