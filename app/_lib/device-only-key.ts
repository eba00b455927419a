/** In local storage, while problems stay on this device. */
export const DEVICE_ONLY_KEY = "cm-device-only";
