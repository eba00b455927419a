:HC["/",""]
:HL["/_next/static/media/geist-latin.2u009ynkurzk0.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
3:[["children",{"s":"__PAGE__","h":8354}]]
2:[["children",{"s":"sign-in","h":8290,"c":"$Q3"}]]
1:[["children",{"s":"(auth)","h":8258,"c":"$Q2"}]]
0:{"b":"J_VTPXfjZbVsQr2sor0zO","t":{"t":{"s":"","h":8210,"c":"$Q1"}}}
