:HC["/",""]
:HL["/_next/static/media/geist-latin.2u009ynkurzk0.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
5:[["children",{"s":"__PAGE__","h":8354}]]
4:[["children",{"s":{"n":"id","t":"d","k":null,"s":[]},"h":8290,"c":"$Q5"}]]
3:[["children",{"s":"invoice","h":8290,"c":"$Q4"}]]
2:[["children",{"s":"sandbox","h":8290,"c":"$Q3"}]]
1:[["children",{"s":"(sandbox)","h":8258,"c":"$Q2"}]]
0:{"b":"J_VTPXfjZbVsQr2sor0zO","t":{"t":{"s":"","h":8210,"c":"$Q1"}}}
