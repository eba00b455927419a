/** How the address of the front page begins where another page hands over a problem that stays on this device: by its fields,
 * or one of the shelf by its number. What is behind the "#" is sent to nobody. A file of its own: pages without the engine
 * load nothing else of it. */
export const HERE_HASH = "#here";
