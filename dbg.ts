import { solve } from "./server/solver/solve";
for (const t of `int x^2 dx
int x^2
integral x^2
integrate x^2 from 0 to 1
∫x^2
∫_0^1 x^2 dx
int from 0 to 1 x^2 dx
integral 0 to 1 x^2
antiderivative x^2
derivative x^2
diff x^2
differentiate x^3 sinx
x^3 derivative
derivative of sinx
f(x)=x^2 f'(3)
f(x) = x^2, find f'(x)
f'(x) if f(x)=x^3
y=3x^2, find y'
lim x to 0 sinx/x
limit x->0 sin(x)/x
lim x→∞ 1/x
limit as x goes to infinity of (2x+1)/(x-3)
lim_{x->2} (x^2-4)/(x-2)
sum n=1 to 10 n^2
sum from 1 to 100
sum of i from 1 to 5
sigma n=1 to 4 2n
5 choose 2
5c2
10P3
nCr 5 2
log2 8
log base 2 of 8
log 100
ln e^3
e^ln5
2^10
2**10
sqrt 50
√50
cube root 27
27^(1/3)
3√2 + 2√2
1/2 + 1/3
1 1/2 + 2 1/3
2 1/2 x 3
5/6 ÷ 2/3
0.75 as fraction
3/8 to decimal
25% of 80
what % of 50 is 10
10 is what percent of 50
increase 50 by 20%
20% off 45
15% tip on 60
gcf 12 18
lcm 4 6
gcd(12,18)
is 91 prime
prime factors of 84
factors of 36
round 3.456 to 2 dp
3.456 to 2 d.p.
2.5e3
45000 in scientific notation
0.00032 in standard form
sin 30 degrees
sin(pi/6)
tan 45°
arcsin 1/2
cos^-1(0.5)
sin x = 1/2
2sinx=1 for 0<x<2pi
x^2-5x+6
x^2-5x+6=0
3x+5=20
3(x+2)=15
x/3=4
|x-2|=5
x^2=16
x^3=27
2^x=8
log x = 2
sqrt(x+1)=3
2x+3y=7, x-y=1
x+y=5; x-y=1
3x-2>7
-2x<6
x^2>4
(x+2)(x-3)
(x+2)^2
(a+b)^3
x^2+6x+9
4x^2-9
2x^2+7x+3
3x+2x-5
2(3x-1)+4
x^5/x^2
(2x^3)^2
x^-2
slope (1,2) (3,8)
distance (0,0) (3,4)
midpoint (2,4) (6,8)
line through (1,2) slope 3
y intercept of y=2x+3
area of circle r=5
area circle radius 5
circumference of circle diameter 10
volume of sphere radius 3
area of triangle base 4 height 6
hypotenuse 3 4
perimeter of rectangle 5 by 3
mean 2 4 6 8
median of 3,1,4,1,5
mode 1 2 2 3
range 3 9 12
standard deviation 2 4 4 4 5 5 7 9
5 km to miles
100 f to c
3 ft to inches
72 km/h in m/s
2 hours in seconds
det [[1,2],[3,4]]
inverse [[1,2],[3,4]]
[[1,2],[3,4]]*[[0,1],[1,0]]
(2+3i)(1-i)
|3+4i|
i^7
binary of 10
1010 in decimal
0xFF to decimal
vertex of y=x^2-4x+3
complete the square x^2+6x+2
discriminant of 2x^2+3x-5
domain of 1/(x-2)
domain sqrt(x-3)
inverse of f(x)=2x+3
f(x)=2x+1 f(3)
f(x)=x+1, g(x)=x^2, f(g(2))
partial fractions 1/(x^2-1)
3:4 = x:12
ratio 12:18 simplify
next term 2,4,8,16
nth term 3 7 11 15
10th term of 2,5,8
balance H2+O2->H2O
molar mass of NaCl
solve for y: 2x+3y=6
make r the subject of A=pi r^2
half of 3/4
double 3.5
square of 12
cube of 4
3 squared
5 cubed
7 times 8
100 divided by 7
remainder of 17/5
17 mod 5
17%5
2+3*4
(2+3)*4
-3^2
(-3)^2
5-(-3)
-5+-3
1,000*3
3/4 of 20
2/3 x = 8`.split("\n")) { const r:any = solve(t); if (r.status!=="solved"&&r.status!=="no-solution") console.log(t,"=>",r.status, r.reason, r.readings?.map((x:any)=>x.latex)); else if (process.argv[2]) console.log("   ",t,"=>",r.answer); }
