/** Lines of latitude and longitude in degrees, out of the steps in hundredths that `departments` is written in. */
export const toBorders = (steps: string): [number, number][][] =>
  steps.split(';').map((line) => {
    const numbers = line.split(' ').map(Number);
    let [latitude, longitude] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      latitude += numbers[2 * index] ?? 0;
      longitude += numbers[2 * index + 1] ?? 0;
      return [latitude / 100, longitude / 100];
    });
  });
